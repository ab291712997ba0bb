import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { color, font, space } from '@back-office/shared/theme';
import type { CoreName } from '../../data/componentEntries';

/** Buttons of a preview do nothing where nothing needs to happen. */
export const rest = () => undefined;

/** Links of a preview lead to the page they stand on. */
export const here = (name: CoreName) => `${paths.components()}?name=${name}`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
`;

export const Column = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const Muted = styled.p`
  color: ${color.textMuted};
  font: ${font.sm};
`;
