import styled from 'styled-components';
import { NavList } from './NavList';

/** A list whose texts line up with those of the main list, which stand beside icons. */
export const IndentedList = styled(NavList)`
  a,
  li > button:first-child {
    padding-inline-start: 42px;
  }
`;
