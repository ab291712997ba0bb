import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { buttonStyle, type ButtonLook, type ButtonStyleProps } from './buttonStyle';

/** Goes somewhere and looks like a button; a real link, so it opens in a new tab. */
export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<typeof Link>, 'children'>, ButtonLook {
  /** Where it goes, or what happens there. */
  readonly children: ReactNode;
  /** 16 px, before the text. */
  readonly icon?: ReactNode;
}

export function ButtonLink({ variant = 'secondary', size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest} $variant={variant} $size={size}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Link)<ButtonStyleProps>`
  && {
    ${buttonStyle}
  }
`;
