import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { color, floatEdge, motion, rowStyle, shadow, space, stackStyle, textStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { StoreMark } from './StoreMark';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal drawer on the platform's dialog: it traps the focus, closes on Escape and on the backdrop, and returns the
 * focus to the element that opened it.
 */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    <Panel
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <Inside>
        <Head>
          <StoreMark />
          <IconButton variant="ghost" label="Close menu" icon={<X size={18} aria-hidden />} onClick={onClose} />
        </Head>
        {children}
      </Inside>
    </Panel>
  );
}

const slideIn = keyframes`
  from {
    transform: translateX(-100%);
  }
`;

const Panel = styled.dialog`
  width: min(320px, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  ${textStyle({ tone: 'text', pad: '0px' })}
  border: 0;
  background: ${color.bgCanvas};
  box-shadow: ${shadow.float};
  ${floatEdge}

  &::backdrop {
    background: ${color.backdrop};
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${slideIn} ${motion.normal};
  }
`;

const Inside = styled.div`
  ${stackStyle()}
  height: 100%;
`;

const Head = styled.div`
  ${rowStyle({ justify: 'between' })}
  padding: ${space[2]} ${space[3]} ${space[2]} 18px;
`;
