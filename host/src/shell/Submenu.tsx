import { useEffect, useRef, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { textStyle } from '@back-office/shared/theme';
import { NavList, navItemLook, SlideIn } from './NavItem';

interface SubmenuProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A level below the main list. The back button gets the focus, so that the list is read from the top. */
export function Submenu({ title, onBack, children }: SubmenuProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <SlideIn aria-label={`${title} submenu`} $from="right">
      <Back type="button" ref={back} onClick={onBack} aria-label={`Back from ${title}`}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {title}
      </Back>
      {children}
    </SlideIn>
  );
}

/** A list whose labels line up with those of the main list, which have icons. */
export const IndentedList = styled(NavList)`
  a,
  button[aria-disabled] {
    padding-inline-start: 42px;
  }
`;

const Back = styled.button`
  ${navItemLook}
  ${textStyle({ tone: 'text', weight: 'strong', below: 1 })}
  cursor: pointer;
`;
