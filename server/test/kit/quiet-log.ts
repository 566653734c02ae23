export const quietLog = { info() {}, error() {} }
