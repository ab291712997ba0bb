import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonStyleProps } from './buttonStyle';
import { Tooltip } from './overlays/Tooltip';

/**
 * Does something at once. Text first; an icon only where it helps the eye. Every attribute of `<button>` passes
 * through; the type is `button` unless you say `submit`.
 */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonLook {
  /** What pressing does, in a verb. */
  readonly children: ReactNode;
  /** 16 px, before the text; any lucide icon, its size is set here. */
  readonly icon?: ReactNode;
  /** Work is going on: the button stays in place and focusable but cannot be pressed again. */
  readonly isBusy?: boolean | undefined;
  /** Why it cannot be pressed, for example "Not available yet". Stays focusable; the text is its tooltip. */
  readonly unavailable?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size, icon, isBusy = false, unavailable, children, onClick, ...rest } = props;
  const isOff = isBusy || unavailable !== undefined;
  const button = (
    <Root
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || rest['aria-disabled']}
      data-unavailable={unavailable === undefined ? undefined : ''}
      onClick={isOff ? ignore : onClick}
      $variant={variant}
      $size={size}
    >
      {isBusy && icon ? <Spinner aria-hidden /> : icon}
      {children}
    </Root>
  );
  return unavailable === undefined ? button : <Tooltip text={unavailable}>{button}</Tooltip>;
}

/** A button that is off neither submits its form nor lets the press reach what lies around it. */
export function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const turn = keyframes`
  to { rotate: 360deg; }
`;

const Spinner = styled(LoaderCircle)`
  animation: ${turn} 900ms linear infinite;
`;
