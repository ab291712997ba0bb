export { AreaSkeleton } from './AreaSkeleton';
export { startBlobWorker } from './blobWorker';
export { deferredPart } from './deferredPart';
export { reportError, type BackOfficeError } from './errorEvent';
export { FilterChipPlaceholder } from '../ui/choices/FilterChipPlaceholder';
export { idleTimeout, useIdle, whenLoadedAndIdle } from './idle';
export { lazyScreen } from './lazyScreen';
export { loadOnce, type LoadedOnce } from './loadOnce';
export { areaRetries, spreadPause, withRetries, type RetryOptions } from './retry';
