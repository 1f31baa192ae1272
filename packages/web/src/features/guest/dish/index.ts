export { Dish } from './components/dish.tsx';
export { DishFoot } from './components/dish-foot.tsx';
export { LinePicture } from './components/line-picture.tsx';
export { useDishInCart } from './hooks/use-dish-in-cart.ts';
export { useIsEatInOnly } from './hooks/use-is-eat-in-only.ts';
export { useLineTexts } from './hooks/use-line-texts.ts';
