import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { radius } from '@back-office/shared/theme';

/** A figure that leads to its transactions. It looks like the figures beside it until it is pointed at. */
export const FigureLink = styled(Link)`
  position: relative;
  border-radius: ${radius.xs};
  font-weight: inherit;
  color: inherit;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  /* The press area has the height of the row. */
  &::after {
    position: absolute;
    inset: -8px;
    content: '';
  }
`;
