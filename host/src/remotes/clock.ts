export { pageClock, wait, type Clock } from '@back-office/shared/loading';
