import { ChevronDown, Ellipsis } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '@back-office/shared/theme';
import { Button, IconButton } from '@back-office/shared/ui';

export const actionsButton = (
  <Button aria-haspopup="menu" aria-expanded={false}>
    Actions
    <ChevronDown size={16} aria-hidden />
  </Button>
);

interface RowMenuButtonProps extends ComponentPropsWithRef<'button'> {
  readonly name: string;
}

/** The three dots of a row: first a placeholder for the menu, then its trigger. */
export function RowMenuButton({ name, ...button }: RowMenuButtonProps) {
  return <IconButton aria-haspopup="menu" {...button} label={`Actions for ${name}`} icon={dots} size="small" />;
}

const Dots = styled(Ellipsis)`
  color: ${color.textMuted};

  :is(button:hover, [aria-expanded='true']) > & {
    color: ${color.text};
  }
`;

const dots = <Dots />;
