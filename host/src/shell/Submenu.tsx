import { useEffect, useRef, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { color, space, weight } from '@back-office/shared/theme';
import { entryLook } from './NavEntry';
import { SlideIn } from './SlideIn';

interface SubmenuProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A level below the main list. The back button takes the focus, so that the list is read from its top. */
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

const Back = styled.button`
  ${entryLook}
  margin-bottom: ${space[1]};
  color: ${color.text};
  font-weight: ${weight.strong};
  cursor: pointer;
`;
