export { AreaSkeleton } from './AreaSkeleton';
export { deferredPart } from './deferredPart';
export { lazyScreen } from './lazyScreen';
export { useIdle } from './useIdle';
export { patience, whenIdle } from './whenIdle';
