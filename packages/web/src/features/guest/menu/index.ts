export { GroupHead } from './components/group-head.tsx';
export { SectionSwitch } from './components/section-switch.tsx';
export { MenuPage } from './menu-page.tsx';
