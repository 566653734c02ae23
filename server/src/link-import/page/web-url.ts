export const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'

export const withoutFragment = ({ href }: URL): string => href.replace(/#.*$/s, '')
