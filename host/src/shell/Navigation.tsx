import { useState } from 'react';
import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { MainList } from './MainList';
import { useNavigation } from './navigation';
import { SearchBox } from './search/SearchBox';
import { SubmenuList } from './SubmenuList';

export interface NavigationProps {
  /** The item whose submenu is open, by its id. */
  readonly submenu: string | undefined;
  readonly onSubmenu: (submenu: string | undefined) => void;
  readonly onChat: () => void;
  /** Called when an item is followed that does not open a submenu. */
  readonly onNavigate?: (() => void) | undefined;
}

/** The search box and the list below it: the main list, or the submenu that replaces it. */
export function Navigation({ submenu, onSubmenu, onChat, onNavigate }: NavigationProps) {
  const items = useNavigation();
  const [returnedFrom, setReturnedFrom] = useState<string>();
  const opened = items.find(({ id }) => id === submenu);

  function open(next: string) {
    setReturnedFrom(undefined);
    onSubmenu(next);
  }
  function back() {
    setReturnedFrom(submenu);
    onSubmenu(undefined);
  }

  return (
    <>
      <SearchBox onChat={onChat} onNavigate={onNavigate} />
      <Lists>
        {opened ? (
          <SubmenuList key={opened.id} item={opened} onBack={back} onNavigate={onNavigate} />
        ) : (
          <MainList items={items} returnedFrom={returnedFrom} onOpen={open} onNavigate={onNavigate} />
        )}
      </Lists>
    </>
  );
}

const Lists = styled.div`
  margin-top: ${space[3]};
  overflow-x: clip;
`;
