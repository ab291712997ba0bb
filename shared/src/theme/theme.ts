export { GlobalStyle } from './GlobalStyle';
export { chip } from './chip';
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
  weight,
} from './names';
