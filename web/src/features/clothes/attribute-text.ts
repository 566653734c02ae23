/** Returns a text such as 색상 네이비; a value that starts with its attribute's name stands alone. */
export const attributeText = ({ definitionName, value }: { definitionName: string; value: string }): string =>
  value.startsWith(definitionName) ? value : `${definitionName} ${value}`
