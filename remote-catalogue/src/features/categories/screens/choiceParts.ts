/** The parts of the screen that open a layer, in one chunk with the react-aria parts they stand on. */
export { CategoryMenu } from './CategoryMenu';
export { CategoryNameDialog } from './CategoryNameDialog';
