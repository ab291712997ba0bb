import type { Token, Tokens } from 'marked';
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { H3, H4 } from '@back-office/shared/area';
import { Link } from '@back-office/shared/router';
import {
  boxStyle,
  color,
  font,
  space,
  stackStyle,
  text,
  textStyle,
  underlined,
  weight,
} from '@back-office/shared/theme';
import { markdownTokens, safeLink } from '../domain/markdown';
import { UnbrokenRanges } from './UnbrokenRanges';

/** A reply as React elements. HTML in it stays visible text, and links lead only where `safeLink` allows. */
export const Markdown = memo(function Markdown({ children }: { readonly children: string }) {
  const tokens = useMemo(() => markdownTokens(children), [children]);
  return <Body>{elementsOf(tokens, 0)}</Body>;
});

/** Deeper nesting is shown as plain text, so that no reply exhausts the stack. */
const maxDepth = 16;

function elementsOf(tokens: readonly Token[] | undefined, depth: number): ReactNode {
  return tokens?.map((token, index) => <Fragment key={index}>{elementOf(token, depth)}</Fragment>);
}

function elementOf(token: Token, depth: number): ReactNode {
  if (depth > maxDepth) return token.raw;
  const inner = () => elementsOf('tokens' in token ? token.tokens : undefined, depth + 1);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      // The title of the conversation is a heading of the second level.
      return token.depth <= 2 ? <H3>{inner()}</H3> : <H4>{inner()}</H4>;
    case 'paragraph':
      return <p>{inner()}</p>;
    case 'blockquote':
      return <Quote>{inner()}</Quote>;
    case 'list':
      return listOf(token as Tokens.List, depth);
    case 'table':
      return tableOf(token as Tokens.Table, depth);
    case 'code':
      return (
        // Wide code scrolls in its frame, also by keyboard.
        <Code tabIndex={0}>
          <code>{token.text}</code>
        </Code>
      );
    case 'hr':
      return <Rule />;
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'em':
      return <em>{inner()}</em>;
    case 'del':
      return <del>{inner()}</del>;
    case 'codespan':
      return <InlineCode>{token.text}</InlineCode>;
    case 'br':
      return <br />;
    case 'link':
      return linkOf(token as Tokens.Link, depth);
    case 'image':
      // Nothing is loaded from elsewhere: the description stands for the picture.
      return token.text;
    case 'text':
      return 'tokens' in token && token.tokens ? inner() : <UnbrokenRanges text={token.text as string} />;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

function listOf({ ordered, start, items }: Tokens.List, depth: number) {
  const entries = items.map((item, index) => (
    <li key={index}>
      {item.task && <input type="checkbox" checked={item.checked ?? false} disabled readOnly />}
      {elementsOf(
        item.tokens.filter(({ type }) => type !== 'checkbox'),
        depth + 1,
      )}
    </li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{entries}</ol> : <ul>{entries}</ul>;
}

function tableOf({ header, rows }: Tokens.Table, depth: number) {
  const label = header
    .map((cell) => cell.text)
    .filter(Boolean)
    .join(', ');
  return (
    <TableFrame tabIndex={0} role="region" aria-label={`Table: ${label}`}>
      <table>
        <thead>
          <tr>
            {header.map(({ text: words, tokens, align }, column) =>
              // The corner of a table has no text and heads nothing.
              words === '' ? (
                <td key={column} />
              ) : (
                <Head key={column} scope="col" $align={align}>
                  {elementsOf(tokens, depth + 1)}
                </Head>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens, align }, column) => (
                <Cell key={column} $align={align}>
                  {elementsOf(tokens, depth + 1)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function linkOf({ href, tokens }: Tokens.Link, depth: number) {
  const words = elementsOf(tokens, depth + 1);
  const link = safeLink(href);
  if (!link) return words;
  if (link.kind === 'inside') return <Link to={link.path}>{words}</Link>;
  return (
    <a href={link.address} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

const Body = styled.div`
  ${stackStyle({ gap: 3, anywhere: true, shrink: true })}

  > * {
    min-width: 0;
  }

  ul,
  ol {
    padding-inline-start: 20px;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-top: ${space[1]};
  }

  strong {
    font-weight: ${weight.strong};
  }

  :is(h3, h4, h5) {
    ${text.md}
  }

  a {
    font-weight: ${weight.medium};
  }

  a:hover {
    ${underlined}
  }
`;

const TableFrame = styled.div`
  align-self: stretch;
  ${boxStyle({ maxWidth: '100%', line: 'around', round: 'md' })}
  overflow-x: auto;

  table {
    ${textStyle({ width: '100%', tabular: true })}
  }

  thead {
    background: ${color.bgSunken};
  }

  tbody tr {
    border-top: 1px solid ${color.border};
  }
`;

interface CellProps {
  readonly $align: 'left' | 'center' | 'right' | null;
}

const Cell = styled.td<CellProps>`
  padding: ${space[2]} ${space[3]};
  text-align: ${({ $align }) => $align ?? 'start'};
  overflow-wrap: normal;
  white-space: ${({ $align }) => ($align === 'right' ? 'nowrap' : 'normal')};
`;

const Head = styled.th<CellProps>`
  ${textStyle({ pad: [2, 3], tone: 'secondary', size: 'xs', weight: 'medium' })}
  text-align: ${({ $align }) => $align ?? 'start'};
  white-space: nowrap;
`;

const Code = styled.pre`
  ${boxStyle({ maxWidth: '100%', pad: 3, round: 'md', ground: 'sunken' })}
  overflow-x: auto;
  font: ${font.mono};
  overflow-wrap: normal;
`;

const InlineCode = styled.code`
  ${boxStyle({ pad: ['1px', 1], round: 'xs', ground: 'sunken' })}
  font: ${font.mono};
`;

const Quote = styled.blockquote`
  ${textStyle({ padStart: 3, tone: 'secondary' })}
  border-inline-start: 3px solid ${color.borderStrong};
`;

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.border};
`;
