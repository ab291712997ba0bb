export { GlobalStyle } from './GlobalStyle';
export { chip } from './chip';
export { cornerDock } from './cornerDock';
export { fadedEdges } from './fadedEdges';
export { gridStyle, notOnPaper, notOnPhone, onlyOnPhone, rowStyle, stackStyle, textStyle } from './layout';
export {
  centered,
  grows,
  hoverGround,
  innerRing,
  pressArea,
  ruledApart,
  scrolls,
  square,
  surface,
  underlined,
  underlinedOnHover,
  withoutRing,
} from './looks';
export { searchFrame, searchInput } from './searchFrame';
export { chosenSegment, segmentTrack } from './segments';
export { currentBar, floatEdge, keepColors } from './forcedColors';
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
