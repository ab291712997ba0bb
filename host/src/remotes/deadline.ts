export { deadlines, withDeadline } from '@back-office/shared/loading';
