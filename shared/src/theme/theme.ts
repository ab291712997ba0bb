export { GlobalStyle } from './GlobalStyle';
export { chip } from './chip';
export { cornerDock } from './cornerDock';
export {
  boxStyle,
  gridStyle,
  notOnPaper,
  notOnPhone,
  onlyOnPhone,
  rowStyle,
  stackStyle,
  surface,
  textStyle,
} from './layout';
export {
  centered,
  chosenSegment,
  fadedEdges,
  grows,
  hoverGround,
  innerRing,
  overPage,
  pressArea,
  ringAround,
  ruledApart,
  scrolls,
  segmentTrack,
  square,
  underlined,
  underlinedOnHover,
  visuallyHidden,
  withoutRing,
} from './looks';
export { keyframes } from './keyframes';
export { currentBar, floatEdge, floats, keepColors } from './forcedColors';
export {
  color,
  font,
  layer,
  media,
  motion,
  oneLine,
  phoneQuery,
  radius,
  shadow,
  size,
  space,
  tabular,
  text,
  twoLines,
  weight,
} from './names';
export { layoutPixels } from './tokens';
