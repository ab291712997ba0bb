import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { buttonStyle, lookOf, type ButtonLook } from './buttonStyle';

/** A link that looks like a button. It is a real link, so it can be opened in a new tab. */
export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<typeof Link>, 'children'>, ButtonLook {
  /** Where the link goes, or what can be done there. */
  readonly children: ReactNode;
  /** 16 px, before the text. */
  readonly icon?: ReactNode;
}

export function ButtonLink({ variant = 'secondary', size, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest} {...lookOf(variant, size)}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Link)`
  && {
    ${buttonStyle}
  }
`;
