import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { color, font, gridStyle, rowStyle } from '@back-office/shared/theme';
import type { CoreName } from '../../data/componentMetadata';

/** The previews of one component. */
export interface Preview {
  /** The main states by their labels, drawn by the component itself. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** Labels of the states that are not interactive: they would take the focus, listen to the whole page or be announced. */
  readonly inert?: readonly string[];
  /** Shown in the gallery instead of the first state, for components that show nothing until they are opened. */
  readonly thumbnail?: ReactNode;
  /** Takes the full width, so the gallery draws it smaller; otherwise it is centered. */
  readonly isWide?: boolean;
}

export const noop = () => undefined;

/** The address of a component's page, for links in its own preview. */
export const linkToSelf = (name: CoreName) => `${paths.components()}?name=${name}`;

export const Row = styled.div`
  ${rowStyle({ gap: 2, justify: 'center', wrap: true })}
`;

export const Column = styled.div`
  ${gridStyle({ gap: 2 })}
`;

export const Muted = styled.p`
  color: ${color.textMuted};
  font: ${font.sm};
`;
