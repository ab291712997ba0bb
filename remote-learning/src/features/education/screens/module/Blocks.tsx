import { Info } from 'lucide-react';
import styled from 'styled-components';
import { H3 } from '@back-office/shared/area';
import { boxStyle, color, gridStyle, rowStyle, textStyle } from '@back-office/shared/theme';
import type { Block } from '../../domain/course';
import type { Scope } from '../../domain/figures';
import type { Visualization } from '../../domain/visualization';
import { Picture } from './Picture';
import { RichText } from './RichText';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly scope: Scope;
  /** Of the course; a block names one by its id. */
  readonly pictures: readonly Visualization[];
}

/** The running text of a section. */
export function Blocks({ blocks, scope, pictures }: BlocksProps) {
  return (
    <Text>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} scope={scope} pictures={pictures} />
      ))}
    </Text>
  );
}

function BlockView({ block, scope, pictures }: Omit<BlocksProps, 'blocks'> & { readonly block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} scope={scope} />
        </p>
      );
    case 'heading':
      return (
        <Heading>
          <RichText text={block.text} scope={scope} />
        </Heading>
      );
    case 'formula':
      return (
        <Formula>
          <RichText text={block.text} scope={scope} />
        </Formula>
      );
    case 'note':
      return (
        <Note role="note">
          <Info size={18} aria-hidden />
          <p>
            <RichText text={block.text} scope={scope} />
          </p>
        </Note>
      );
    case 'list':
      return (
        <List as={block.isNumbered === true ? 'ol' : 'ul'}>
          <Items items={block.items} scope={scope} />
        </List>
      );
    case 'keyPoints':
      return (
        <KeyPoints>
          <H3>Key points</H3>
          <List>
            <Items items={block.items} scope={scope} />
          </List>
        </KeyPoints>
      );
    case 'picture': {
      const picture = pictures.find(({ id }) => id === block.picture);
      return picture ? <Picture picture={picture} scope={scope} /> : null;
    }
  }
}

function Items({ items, scope }: { readonly items: readonly string[]; readonly scope: Scope }) {
  return items.map((item) => (
    <li key={item}>
      <RichText text={item} scope={scope} />
    </li>
  ));
}

const Text = styled.div`
  ${gridStyle({ gap: 4, columns: 'minmax(0, 1fr)', size: 'md', tone: 'secondary' })}
  line-height: 26px;

  strong {
    ${textStyle({ tone: 'text', weight: 'strong' })}
  }

  > :is(p, ul, ol) {
    max-width: 66ch;
  }
`;

const Heading = styled(H3)`
  ${textStyle({ tone: 'text', above: 2 })}
`;

const Formula = styled.p`
  justify-self: start;
  ${textStyle({ tone: 'text', weight: 'strong', pad: [2, 4], round: 'xs', ground: 'sunken' })}
  border-inline-start: 3px solid ${color.accent};
`;

const List = styled.ul`
  && {
    ${gridStyle({ gap: '6px', padStart: '22px' })}
    list-style: disc outside;
  }

  &&:is(ol) {
    list-style: decimal outside;
  }

  li::marker {
    color: ${color.textMuted};
  }
`;

const KeyPoints = styled.div`
  ${boxStyle({ pad: [4, '20px'], round: 'lg', ground: 'sunken', line: 'around' })}
  break-inside: avoid;

  :is(h3, h4, h5) {
    ${textStyle({ size: 'sm', tone: 'text', below: 2 })}
  }
`;

const Note = styled.div`
  ${rowStyle({ gap: 3, align: 'stretch', pad: [3, 4], round: 'lg', ground: 'noticeSubtle', size: 'sm', tone: 'text' })}
  border: 1px solid ${color.noticeBorder};
  line-height: 22px;
  break-inside: avoid;

  svg {
    margin-top: 2px;
    color: ${color.noticeSolid};
  }
`;
