import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { pressArea, radius, underlined } from '@back-office/shared/theme';

/** A figure that leads to its transactions. It looks like the figures beside it until it is pointed at. */
export const FigureLink = styled(Link)`
  position: relative;
  border-radius: ${radius.xs};
  font-weight: inherit;
  color: inherit;

  &:hover {
    ${underlined}
  }

  /* The press area has the height of the row. */
  ${pressArea('-8px')}
`;
