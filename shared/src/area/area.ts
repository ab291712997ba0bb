export { AreaFrame } from './AreaFrame';
export { AreaLayout } from './AreaLayout';
export { ChipStandIn } from './ChipStandIn';
export { currentItem, menuAt } from './areaMenus';
export { mountArea } from './mountArea';
export { PlannedScreen } from './PlannedScreen';
export { useFold } from './useFold';
