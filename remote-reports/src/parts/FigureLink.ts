import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { pressArea, textStyle, underlinedOnHover } from '@back-office/shared/theme';

/** A figure that leads to its transactions. It looks like the figures beside it until it is pointed at. */
export const FigureLink = styled(Link)`
  ${textStyle({ round: 'xs', weight: 'inherit', tone: 'inherit', relative: true })}
  ${underlinedOnHover}

  /* The press area has the height of the row. */
  ${pressArea('-8px')}
`;
