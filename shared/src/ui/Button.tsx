import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { keyframes } from '@back-office/shared/theme';
import { buttonStyle, lookOf, type ButtonLook } from './buttonStyle';
import { Tooltip } from './overlays/Tooltip';

/**
 * Runs an action. The text is required; add an icon only if it helps. Every attribute of `<button>` is passed through;
 * the type is `button` unless you set `submit`.
 */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonLook {
  /** What pressing the button does, as a verb. */
  readonly children: ReactNode;
  /** 16 px, before the text. Any lucide icon; its size is set here. */
  readonly icon?: ReactNode;
  /** The action is running: the button stays focusable but cannot be pressed again. */
  readonly isBusy?: boolean | undefined;
  /**
   * Why the button cannot be pressed, for example "Not available yet". The button stays focusable and shows the text as
   * its tooltip.
   */
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
      onClick={isOff ? blockClick : onClick}
      {...lookOf(variant, size)}
    >
      {isBusy && icon ? <Spinner aria-hidden /> : icon}
      {children}
    </Root>
  );
  return unavailable === undefined ? button : <Tooltip text={unavailable}>{button}</Tooltip>;
}

/** A disabled button neither submits its form nor passes the click on to the elements around it. */
export function blockClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const Root = styled.button`
  ${buttonStyle}
`;

const Spinner = styled(LoaderCircle)`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${keyframes.turn} 900ms linear infinite;
  }
`;
