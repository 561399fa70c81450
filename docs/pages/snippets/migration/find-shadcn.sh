grep -rnE "<(Breadcrumb|Collapsible|Command|DataTable|Empty|Label|NativeSelect|NavigationMenu|Sheet|Sidebar|Sonner|Toggle|Typography)\b" src
