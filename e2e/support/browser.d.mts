export const chromiumPath: string;
export const launchArguments: string[];
