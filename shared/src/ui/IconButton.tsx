import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import type { Side } from './overlays/placement';
import { blockClick } from './Button';
import { iconButtonStyle, lookOf, type ButtonLook } from './buttonStyle';
import { Tooltip } from './overlays/Tooltip';

/** A square button without visible text. Its label is its name and its tooltip, so it must say what the button does. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>, ButtonLook {
  /** What pressing it does, and to what: “Delete Sourdough Loaf”. */
  readonly label: string;
  /** Any lucide icon; its size is set here. */
  readonly icon: ReactNode;
  /** Why it cannot be pressed; replaces the label in the tooltip. */
  readonly unavailable?: string | undefined;
  /** Side of the tooltip; it flips at the edge of the window. */
  readonly tooltipSide?: Side | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', size, unavailable, tooltipSide, onClick, ...rest } = props;
  const isOff = unavailable !== undefined;
  return (
    <Tooltip text={unavailable ?? label} isDescription={isOff} side={tooltipSide}>
      <Root
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={isOff || rest['aria-disabled']}
        data-unavailable={isOff ? '' : undefined}
        onClick={isOff ? blockClick : onClick}
        {...lookOf(variant, size)}
      >
        {icon}
      </Root>
    </Tooltip>
  );
}

const Root = styled.button`
  ${iconButtonStyle}
`;
