export const chromiumPath: string;
export const launchArguments: string[];
export const testArguments: readonly string[];
