export { createPresenter } from './present.ts';
export { present, presentCatalogue } from './presenters.ts';
