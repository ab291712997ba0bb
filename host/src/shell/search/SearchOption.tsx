import type { MouseEvent, ReactNode } from 'react';
import { AppWindow, ArrowRight, BookOpen, ChartColumn, History, ReceiptText, Search, Tag, Zap } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { SearchResult } from '@back-office/shared/contract';
import { Link } from '@back-office/shared/router';
import { boxStyle, rowStyle, textStyle } from '@back-office/shared/theme';
import { Grid, highlight, Text } from '@back-office/shared/ui';
import { useAreas } from '../../remotes/AreasProvider';
import type { SearchEntry } from './entries';

interface SearchOptionProps {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly isActive: boolean;
  readonly onActive: (entry: SearchEntry) => void;
  readonly onFollow: (entry: SearchEntry) => void;
}

/** A result: a link to a screen, or an action. Arrow keys and the pointer make it active. */
export function SearchOption({ id, entry, isActive, onActive, onFollow }: SearchOptionProps) {
  const areas = useAreas();
  const { title, detail, kind, path, picture } = entry;
  const content = (
    <>
      {picture ? <Picture src={picture} alt="" /> : isKnown(kind) ? icons[kind] : <Search {...look} />}
      <Grid as="span" shrink>
        <Text oneLine title={title}>
          {title}
        </Text>
        {detail && (
          <Text size="xs" tone="muted" oneLine title={detail}>
            {detail}
          </Text>
        )}
      </Grid>
    </>
  );
  const props = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: () => {
      if (!isActive) onActive(entry);
    },
    onClick: (event: MouseEvent) => {
      // A new tab or window changes nothing in this one.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow(entry);
    },
  } as const;
  if (path === undefined) return <ActionOption {...props}>{content}</ActionOption>;
  return (
    <LinkOption {...props} to={path} onPointerEnter={() => areas.prefetch(path.split('?')[0] ?? path)}>
      {content}
    </LinkOption>
  );
}

const look = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const icons: Readonly<Record<SearchResult['kind'] | 'recent' | 'all', ReactNode>> = {
  screen: <AppWindow {...look} />,
  action: <Zap {...look} />,
  item: <Tag {...look} />,
  transaction: <ReceiptText {...look} />,
  report: <ChartColumn {...look} />,
  course: <BookOpen {...look} />,
  recent: <History {...look} />,
  all: <ArrowRight {...look} />,
};

/** A newer remote may send a kind that this host does not know. */
function isKnown(kind: string): kind is keyof typeof icons {
  return Object.hasOwn(icons, kind);
}

/** As wide as an icon with the space around it would be. */
const Picture = styled.img`
  ${boxStyle({ fixed: true, round: 'sm', square: '24px' })}
  margin-inline: -4px;
  object-fit: cover;
`;

const optionLook = css`
  ${rowStyle({ gap: 3, tone: 'text', pad: ['6px', 2], minHeight: '36px', round: 'md', phone: { minHeight: '44px' } })}
  cursor: pointer;

  svg {
    ${textStyle({ tone: 'muted', fixed: true })}
  }

  &[aria-selected='true'] {
    background: ${highlight};
  }

  /* Forced colors remove backgrounds. */
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;

const LinkOption = styled(Link)`
  ${optionLook}
`;

const ActionOption = styled.div`
  ${optionLook}
`;
