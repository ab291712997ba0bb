/** The paths of the product, and the navigation state that more than one app needs. */
export { activeItem, type MenuItem } from './activeItem';
export { documentTitle, screenOfTitle } from './documentTitle';
export { lessonLink, lessons, type Lesson, type LessonId } from './lessons';
export { drillDownLines, type DrillDownLine, type SalesSummaryState, type TransactionsState } from './navigationState';
export { hasFigures, isUnder, paths } from './paths';
