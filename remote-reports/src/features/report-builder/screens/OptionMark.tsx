import styled from 'styled-components';
import { color, space, text, weight } from '@back-office/shared/theme';

/** Beside the name of an option or entry of the report that the sales data does not have. */
export const OptionMark = styled.small`
  ${text.xs}
  margin-inline-start: ${space[2]};
  font-weight: ${weight.regular};
  color: ${color.textMuted};
  white-space: nowrap;
`;
