import { Maximize2, Minus, Plus, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '@back-office/shared/router';
import {
  boxStyle,
  centered,
  color,
  floats,
  innerRing,
  layer,
  media,
  rowStyle,
  size,
  space,
  stackStyle,
  textStyle,
} from '@back-office/shared/theme';
import { IconButton, Tooltip, useIsPhone } from '@back-office/shared/ui';
import { useModal } from '@back-office/shared/ui/dialogs';
import { AssistantMark } from '../../../parts/AssistantMark';
import type { WidgetPanelProps } from './AssistantWidget';

interface PanelProps extends WidgetPanelProps {
  readonly fullScreenPath: string;
  readonly onNew: () => void;
  readonly children: ReactNode;
}

/** The open widget of 384 × 600 px, or its title bar while minimized. On phones it fills the screen. */
export function WidgetPanel({ isOpen, onEvent, fullScreenPath, onNew, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const isModal = useIsPhone() && isOpen;
  useModal(panel, isModal);

  // The conversation focuses its field on wide screens; on phones that would open the keyboard.
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEvent('close');
  };

  return (
    <Panel
      ref={panel}
      aria-label="Assistant"
      role={isModal ? 'dialog' : 'region'}
      aria-modal={isModal || undefined}
      tabIndex={-1}
      $isOpen={isOpen}
      onKeyDown={onKeyDown}
    >
      <Header>
        <AssistantMark size={32} />
        <Title>Assistant</Title>
        {isOpen && <IconButton label="New conversation" icon={<Plus />} size="small" onClick={onNew} />}
        {isOpen ? (
          <IconButton label="Minimize" icon={<Minus />} size="small" onClick={() => onEvent('minimize')} />
        ) : (
          <IconButton label="Maximize" icon={<Maximize2 />} size="small" onClick={() => onEvent('maximize')} />
        )}
        {isOpen && (
          <Tooltip text="Open full screen" isDescription={false}>
            {/* The panel closes, because the full screen shows the same conversation. */}
            <IconLink to={fullScreenPath} aria-label="Open full screen" onClick={() => onEvent('close')}>
              <Maximize2 size={16} aria-hidden />
            </IconLink>
          </Tooltip>
        )}
        <IconButton label="Close" icon={<X />} size="small" onClick={() => onEvent('close')} />
      </Header>
      {isOpen && children}
    </Panel>
  );
}

/** In place of the bar with the button. */
const minimizedOnPhone = css`
  inset: auto 0 0;
  ${boxStyle({ width: 'auto', maxWidth: 'none' })}
  border-radius: 0;
`;

const openOnPhone = css`
  inset: 0;
  ${boxStyle({ width: 'auto', maxWidth: 'none', height: 'auto' })}
  max-height: none;
  border-radius: 0;
`;

const Panel = styled.section<{ readonly $isOpen: boolean }>`
  position: fixed;
  right: ${space[6]};
  bottom: ${space[6]};
  z-index: ${layer.widget};
  ${stackStyle({ tone: 'text', on: 'screen' })}
  width: ${({ $isOpen }) => ($isOpen ? '384px' : '280px')};
  max-width: calc(100vw - 32px);
  height: ${({ $isOpen }) => ($isOpen ? '600px' : 'auto')};
  max-height: 80vh;
  border-radius: 16px;
  overflow: hidden;
  ${floats}
  ${innerRing}

  ${media.phone} {
    ${({ $isOpen }) => ($isOpen ? openOnPhone : minimizedOnPhone)}
  }
`;

/** Not a header, which in a dialog would be one of the page. */
const Header = styled.div`
  ${rowStyle({ gap: 1, fixed: true, minHeight: '56px', pad: [2, 3, 2, 4], line: 'bottom', phone: { gap: 2 } })}
`;

const Title = styled.h2`
  margin-inline-start: ${space[2]};
  ${textStyle({ size: 'sm', weight: 'strong', fill: true })}
`;

const IconLink = styled(Link)`
  && {
    ${centered}
    ${textStyle({ tone: 'text', fixed: true, round: 'md', square: size.controlSmall })}
  }

  &&:hover {
    background: ${color.bgHover};
  }
`;
