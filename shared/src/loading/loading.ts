export {
  AreaFailure,
  answeredInTime,
  asAreaFailure,
  isLostConnection,
  isMissingChunk,
  isTransient,
  type FailureCode,
} from './areaFailure';
export { onWorkerFailure, startWorker, workerUrl } from './blobWorker';
export { afterPaint, createPauses, deadlines, nextTask, pageClock, wait, withDeadline, type Clock } from './deadline';
export { containerOf, forgetContainer, loadEntry, type Container, type Entry } from './entryScript';
export { reportError, type BackOfficeError } from './errorEvent';
export { FilterChipPlaceholder } from '../ui/choices/FilterChipPlaceholder';
// The host's first screen has them too: parts of what it shares, so that remotes bring no copies.
export { deferredPart } from '@back-office/shared/ui';
export { AreaSkeleton, lazyScreen } from '@back-office/shared/area';
export { idleTimeout, useIdle, whenLoadedAndIdle } from './idle';
export { listen } from './listen';
export { loadOnce } from './loadOnce';
export { createPageState, type PageState } from './pageState';
export { areaRetries, onReconnect, spreadPause, withRetries } from './retry';
export { finish, finishInSlices, type Steps } from './steps';
export { useReconnect } from './useReconnect';
