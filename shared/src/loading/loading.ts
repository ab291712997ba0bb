export { AreaSkeleton } from './AreaSkeleton';
export { deferredPart } from './deferredPart';
export { lazyScreen } from './lazyScreen';
export { useIdle } from './useIdle';
export { idleTimeout, whenIdle } from './whenIdle';
