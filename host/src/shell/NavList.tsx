import styled from 'styled-components';
import { space } from '@back-office/shared/theme';

export const NavList = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  ul & {
    padding-inline-start: ${space[4]};
  }

  li {
    min-width: 0;
  }
`;
