export { GlobalStyle } from './GlobalStyle';
export { chip } from './chip';
export { cornerDock } from './cornerDock';
export { fadedEdges } from './fadedEdges';
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
  grows,
  hoverGround,
  innerRing,
  overPage,
  pressArea,
  ringAround,
  ruledApart,
  scrolls,
  square,
  underlined,
  underlinedOnHover,
  visuallyHidden,
  withoutRing,
} from './looks';
export { chosenSegment, segmentTrack } from './segments';
export { currentBar, floatEdge, floats, keepColors } from './forcedColors';
export {
  color,
  font,
  layer,
  layoutPixels,
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
