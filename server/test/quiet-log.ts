/** A log for parts that are tested without a house. */
export const quietLog = { info() {}, error() {} }
