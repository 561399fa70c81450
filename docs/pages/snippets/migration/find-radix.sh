grep -rnE "<(Callout|CheckboxGroup|DataList|Flex|IconButton|SegmentedControl|TextArea|TextField|Theme)\b" src
