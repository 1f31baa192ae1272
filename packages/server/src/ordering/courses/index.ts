export { fireCourse } from './fire-course.ts';
export { fireDue } from './fire-due.ts';
export { holdCourse } from './hold-course.ts';
export { rushOrder } from './rush-order.ts';
