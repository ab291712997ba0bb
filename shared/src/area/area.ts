export { AreaFrame } from './AreaFrame';
export { AreaSkeleton } from './AreaSkeleton';
export { lazyScreen } from './lazyScreen';
export { mountArea } from './mountArea';
export { PlannedScreen } from './PlannedScreen';
