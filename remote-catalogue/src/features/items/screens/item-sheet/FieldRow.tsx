import styled from 'styled-components';
import { media, space } from '@back-office/shared/theme';

/** Fields side by side, one below the other on phones. */
export const FieldRow = styled.div<{ readonly $columns: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
  gap: ${space[4]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
