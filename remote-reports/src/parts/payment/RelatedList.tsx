import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { boxStyle, color, media, radius, rowStyle, textStyle } from '@back-office/shared/theme';
import { Grid } from '@back-office/shared/ui';

interface RelatedListProps {
  readonly label: string;
  readonly links: readonly (ComponentProps<typeof Link> & { readonly id: string })[];
  /** Items after the links. */
  readonly children?: ReactNode;
}

/** Links from a payment to those that belong to it, such as from a sale to its refund. */
export function RelatedList({ label, links, children }: RelatedListProps) {
  return (
    <Grid as="ul" gap={2} size="sm" aria-label={label}>
      {links.map(({ id, children: text, ...link }) => (
        <li key={id}>
          <Related {...link}>
            <span>{text}</span>
            <ArrowRight aria-hidden />
          </Related>
        </li>
      ))}
      {children}
    </Grid>
  );
}

const Related = styled(Link)`
  ${rowStyle({ gap: 3, justify: 'between', tone: 'accent', weight: 'medium', textAlign: 'start', pad: [2, 3] })}
  width: 100%;
  min-height: 40px;
  border-radius: ${radius.md};
  background-color: ${color.bgSunken};

  &:hover {
    background-color: ${color.bgActive};
  }

  svg {
    ${boxStyle({ fixed: true, square: '16px' })}
  }

  ${media.print} {
    ${textStyle({ minHeight: '0px', pad: '0px', tone: 'inherit' })}
    background-color: transparent;

    svg {
      display: none;
    }
  }
`;
