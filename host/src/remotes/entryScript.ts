export { loadEntry, type Entry } from '@back-office/shared/loading';
