/** The paths of the product, and the navigation state that more than one app needs. */
export { activeItem, type MenuItem } from './activeItem';
export { lessonLink, lessons, type Lesson, type LessonId } from './lessons';
export { documentTitle, hasFigures, isUnder, paths, screenOfTitle } from './paths';
