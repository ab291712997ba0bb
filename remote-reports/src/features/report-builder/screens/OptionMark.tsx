import styled from 'styled-components';
import { space, textStyle } from '@back-office/shared/theme';

/** Beside the name of an option or entry of the report that the sales data does not have. */
export const OptionMark = styled.small`
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'regular', nowrap: true })}
  margin-inline-start: ${space[2]};
`;
