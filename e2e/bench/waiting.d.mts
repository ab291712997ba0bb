export function within<Value>(what: string, wait: Promise<Value>, limit?: number): Promise<Value>;
