import type { Server } from 'node:http';

export function readPages(): Readonly<Record<string, string>>;
export function pathOf(title: string): string;
export function pageServer(origins: Readonly<Record<string, string>>): Server;
