import type { AllHTMLAttributes, FunctionComponent, ElementType, RefAttributes } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '@back-office/shared/theme';
import { gridStyle, isStyle, rowStyle, stackStyle, textStyle } from '../theme/layout';
import type { GridStyle, LayoutStyle, TextStyle } from '../theme/layout';

interface ElementProps
  extends Omit<AllHTMLAttributes<HTMLElement>, keyof GridStyle | 'as'>, RefAttributes<HTMLElement> {
  /** Another element, such as `ul` or `h2`. */
  readonly as?: ElementType | undefined;
}

export interface LayoutProps extends ElementProps, LayoutStyle {}

export interface GridProps extends ElementProps, GridStyle {}

export interface TextProps extends ElementProps, TextStyle {}

const plain = { shouldForwardProp: (name: string) => !isStyle(name) };

/** Parts side by side, centered on each other. */
export const Row: FunctionComponent<LayoutProps> = styled.div.withConfig(plain)<LayoutProps>`
  ${rowStyle}
`;

/** Parts one below the other. */
export const Stack: FunctionComponent<LayoutProps> = styled.div.withConfig(plain)<LayoutProps>`
  ${stackStyle}
`;

/** Parts in cells; without columns one below the other. */
export const Grid: FunctionComponent<GridProps> = styled.div.withConfig(plain)<GridProps>`
  ${gridStyle}
`;

/** Text in a size, tone and weight of the theme. */
export const Text: FunctionComponent<TextProps> = styled.span.withConfig(plain)<TextProps>`
  ${textStyle}
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
